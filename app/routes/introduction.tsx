import type { MetaFunction } from "@remix-run/cloudflare";
import { useLocation } from "@remix-run/react";
import { findPage } from "~/addresses/addresses";
import { isTitledPage, pagesMessages } from "~/i18n/messages/pages";
import { useMessages } from "~/i18n/translate";
import { metaOfPage } from "~/page-parts/meta-of-page";

export const meta: MetaFunction = (args) => metaOfPage(args);

export default function Introduction() {
  const pages = useMessages(pagesMessages);
  const id = findPage(useLocation().pathname)?.pageId;
  const text = id !== undefined && isTitledPage(id) ? pages[id] : pages["book-resources"];
  return (
    <div className="page section">
      <h1>{text.title}</h1>
      <p className="lead">{text.description}</p>
    </div>
  );
}
