// Links to the pages that many others lead to, each with its purpose.
import { toPath } from "~/addresses/addresses";
import type { PageId } from "~/addresses/route-table";
import { bnccMessages } from "~/i18n/messages/bncc";
import { promptsMessages } from "~/i18n/messages/prompts";
import { rulesMessages } from "~/i18n/messages/rules";
import { schoolKitMessages } from "~/i18n/messages/school-kit";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";

interface PurposeLinkProps {
  readonly pageId: Extract<PageId, "bncc" | "prompts" | "school-kit">;
  readonly text: { readonly link: string; readonly linkLead: string };
}

function PurposeLink({ pageId, text }: PurposeLinkProps) {
  return (
    <p className="reading" data-print={pageId === "school-kit" ? "hide" : undefined}>
      <Link to={toPath(pageId, useLocale())}>{text.link}</Link>. {text.linkLead}
    </p>
  );
}

/** The check of the codes. */
export function CheckLink() {
  return <PurposeLink pageId="bncc" text={useMessages(bnccMessages)} />;
}

/** The library of prompts, and how it is sorted. */
export function PromptsLink() {
  return <PurposeLink pageId="prompts" text={useMessages(promptsMessages)} />;
}

/** The documents of a school. */
export function SchoolKitLink() {
  return <PurposeLink pageId="school-kit" text={useMessages(schoolKitMessages)} />;
}

/** The page of all rules. */
export function RulesLink() {
  const text = useMessages(rulesMessages);
  return (
    <p className="reading">
      {text.what} <Link to={toPath("rules", useLocale())}>{text.page}</Link>.
    </p>
  );
}
