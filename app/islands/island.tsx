import { createContext, createElement, type FunctionComponent, useContext } from "react";
import type { Islands } from "~/islands/registry";

/** Whether the page being rendered is one of islands; everywhere else the whole page is hydrated. */
export const IslandsPage = createContext(false);

type PropsOf<Part> = Part extends (props: infer Props extends object) => unknown
  ? Props
  : Record<string, never>;

type IslandProps = {
  [Name in keyof Islands]: {
    readonly name: Name;
    readonly of: Islands[Name];
    /** What the client needs to draw it again: plain data. */
    readonly props: PropsOf<Islands[Name]>;
  };
}[keyof Islands];

/** A part of a page that lives in the client. On a page of islands nothing around it does. */
export function Island({ name, of, props }: IslandProps) {
  const part = createElement<object>(of as FunctionComponent<object>, props);
  if (!useContext(IslandsPage)) return part;
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {part}
    </div>
  );
}
