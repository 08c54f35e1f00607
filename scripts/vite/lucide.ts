// The drawings of lucide-react, read as anybody may read them: by their names, from what its components render.
import * as lucide from "lucide-react";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const ICONS = lucide as unknown as Readonly<Record<string, FunctionComponent | undefined>>;
const WHOLE = /^<svg xmlns="[^"]+" width="24" height="24" viewBox="0 0 24 24"[^>]*>(.+)<\/svg>$/;
const SHAPE = /<([a-z]+)((?: [a-z0-9]+="[^"&]*")+)><\/\1>/g;

/** The shapes of an icon, without the `svg` around them. */
export function listShapes(name: string): Shape[] {
  const icon = ICONS[name];
  if (icon === undefined) throw new Error(`lucide-react has no icon ${name}`);
  const markup = renderToStaticMarkup(createElement(icon));
  const shapes = WHOLE.exec(markup)?.[1] ?? "";
  if (shapes === "" || shapes.replace(SHAPE, "") !== "")
    throw new Error(`lucide-react draws ${name} in another way: ${markup}`);
  return [...shapes.matchAll(SHAPE)].map(([, tag = "", attributes = ""]) => [
    tag,
    Object.fromEntries(
      [...attributes.matchAll(/ ([a-z0-9]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  ]);
}
