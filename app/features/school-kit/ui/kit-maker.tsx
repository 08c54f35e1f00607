import { type FormEvent, useEffect, useRef, useState } from "react";
import { isLocale, type Locale } from "~/addresses/languages";
import {
  LANGUAGE_FIELD,
  readAnswers,
  readFields,
  TOOLS_FIELD,
  toAnswerParams,
} from "~/features/school-kit/core/answers";
import { type Kit, kitFilePath } from "~/features/school-kit/core/kit";
import type { KitDocument } from "~/features/school-kit/core/kit-document";
import type { QuestionId } from "~/features/school-kit/core/kit-options";
import { type MadeKit, makeKit } from "~/features/school-kit/core/make-kit";
import type { QuestionView } from "~/features/school-kit/core/question-view";
import { documentMessages } from "~/i18n/messages/documents";
import { schoolKitMessages } from "~/i18n/messages/school-kit";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { isChanged } from "~/ui/changed-control";
import { CopyButton } from "~/ui/copy-button";
import { FileButton } from "~/ui/file-button";
import PrintButton from "~/ui/print-button.island";
import { AskedAgain } from "./asked-again";
import { DOCUMENTS_ID, KitDocuments, RESULT_ID } from "./kit-documents";
import { KitForm } from "./kit-form";
import styles from "./school-kit.module.css";
import {
  forget,
  hasAnswers,
  keep,
  leaveLink,
  localDay,
  readKept,
  readLinked,
  showFields,
} from "./stored-answers";

const requests = new Map<Locale, Promise<Kit>>();

/** Checks the shape that documents need of a kit; another shape comes from another build of the site. */
function isKit(value: unknown): value is Kit {
  if (typeof value !== "object" || value === null) return false;
  const kit: Readonly<Record<string, unknown>> = { ...value };
  return isLocale(kit.locale) && [kit.clauses, kit.warnings, kit.tools].every(Array.isArray);
}

/** The file of a language, fetched once per page; a failed request is forgotten, so that the next one may succeed. */
function loadKit(locale: Locale): Promise<Kit> {
  const known = requests.get(locale);
  if (known !== undefined) return known;
  const request = fetch(kitFilePath(locale)).then(async (answer) => {
    if (!answer.ok) throw new Error(`school kit: status ${answer.status}`);
    const kit: unknown = await answer.json();
    if (!isKit(kit)) throw new Error("school kit: not a kit");
    return kit;
  });
  requests.set(locale, request);
  request.catch(() => requests.delete(locale));
  return request;
}

interface LinkedAnswersProps {
  readonly onUse: () => void;
  readonly onRefuse: () => void;
}

/** Offers the answers of a link to a form that has its own: nothing changes before the visitor says so. */
function LinkedAnswers({ onUse, onRefuse }: LinkedAnswersProps) {
  const { linked } = useMessages(schoolKitMessages);
  return (
    <section aria-labelledby="kit-linked" className={`stack ${styles.linked}`}>
      <h3 id="kit-linked">{linked.heading}</h3>
      <p>{linked.text}</p>
      <div className="cluster">
        <Button variant="action" onClick={onUse}>
          {linked.use}
        </Button>
        <Button onClick={onRefuse}>{linked.refuse}</Button>
      </div>
    </section>
  );
}

interface KitMakerProps {
  /** The page that answers without script. */
  readonly action: string;
  /** The page that this island stands on, with the origin of the site. */
  readonly pageUrl: string;
  readonly questions: readonly QuestionView[];
  /** The items that this browser saved. */
  readonly readFavourites: () => readonly string[];
}

interface Shown {
  readonly made: MadeKit;
  /** The answers as a link has them. */
  readonly link: string;
}

/** Makes the documents on the device. Without the file of the clauses the form is posted. */
export function KitMaker({ action, pageUrl, questions, readFavourites }: KitMakerProps) {
  const { form: text, linked: linkText, problems, result } = useMessages(schoolKitMessages);
  const documents = useMessages(documentMessages);
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [missing, setMissing] = useState<readonly QuestionId[]>([]);
  const [notice, setNotice] = useState<string | null>(null);
  /** The form is folded while its documents are read. */
  const [isFolded, setFolded] = useState(false);
  /** Answers of a link that are not those of the form. */
  const [linked, setLinked] = useState<URLSearchParams | null>(null);

  const toForm = () => place.current?.querySelector("form") ?? null;
  const wake = useRef(() => {
    const form = toForm();
    if (form === null) return;
    const kept = readKept();
    // An answer that was given before the client was here.
    const hasEarly = [...form.querySelectorAll("input,textarea,option")].some(isChanged);
    if (kept !== null) showFields(form, kept);
    else if (hasEarly) keep(readFields(new FormData(form)));
    const brought = readLinked();
    if (brought === null || hasAnswers(readFields(new FormData(form)), brought)) return;
    if (kept === null && !hasEarly) showFields(form, brought);
    else setLinked(brought);
  });
  useEffect(() => wake.current(), []);

  function loadChosen(fields: URLSearchParams) {
    const chosen = fields.get(LANGUAGE_FIELD);
    return loadKit(isLocale(chosen) ? chosen : locale);
  }

  /** Counts what was asked for: a language that comes late takes the place of nothing that was asked for after it. */
  const asked = useRef(0);

  async function make(form: HTMLFormElement): Promise<"made" | "missing" | "late"> {
    asked.current += 1;
    const own = asked.current;
    const fields = readFields(new FormData(form));
    const kit = await loadChosen(fields);
    if (own !== asked.current) return "late";
    const answer = makeKit(kit, fields, localDay(new Date()));
    setMissing(answer.missing ?? []);
    if (answer.made === null) return "missing";
    setShown({ made: answer.made, link: `${pageUrl}#${toAnswerParams(readAnswers(fields))}` });
    return "made";
  }

  /** Keeps the answers. The documents below follow them; while one is missing they stay as they were. */
  function follow(form: HTMLFormElement) {
    keep(readFields(new FormData(form)));
    if (shown !== null) make(form).catch((failure) => console.info("the clauses were not loaded", failure));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const outcome = await make(form).catch((failure) => {
      console.info("the clauses were not loaded", failure);
      return "failed" as const;
    });
    if (outcome === "failed") return form.submit();
    if (outcome === "late") return;
    setFolded(outcome === "made");
    const target = outcome === "made" ? `#${RESULT_ID}` : "[role=alert] a";
    requestAnimationFrame(() => {
      const found = place.current?.querySelector<HTMLElement>(target);
      found?.focus({ preventScroll: outcome === "made" });
      if (outcome === "made") found?.scrollIntoView();
    });
  }

  function change(event: FormEvent<HTMLFormElement>) {
    setNotice(null);
    if (linked === null) leaveLink();
    follow(event.currentTarget);
  }

  function answerLink(answers: URLSearchParams | null) {
    const form = toForm();
    if (form === null) return;
    setLinked(null);
    leaveLink();
    setNotice(answers === null ? linkText.refused : linkText.used);
    // The button that was pressed is gone, and nothing in a closed fold takes the focus.
    form.closest("details")?.setAttribute("open", "");
    form.querySelector("input")?.focus();
    if (answers === null) return;
    showFields(form, answers);
    follow(form);
  }

  async function takeFavourites() {
    const form = toForm();
    if (form === null) return;
    const kit = await loadChosen(readFields(new FormData(form))).catch(() => null);
    const saved = readFavourites();
    const tools = kit?.tools.filter(({ id }) => saved.includes(id)) ?? [];
    if (tools.length === 0) return setNotice(problems.noFavourites);
    showFields(form, new URLSearchParams({ [TOOLS_FIELD]: tools.map(({ id }) => id).join(", ") }));
    setNotice(problems.tools(tools.map(({ name }) => name).join(", ")));
    follow(form);
  }

  async function makeFile(document: KitDocument, { words, locale: language }: MadeKit) {
    const { wordFile } = await import("./word-file.client");
    return wordFile(document, words, language, pageUrl);
  }

  function clear() {
    asked.current += 1;
    toForm()?.reset();
    forget();
    setShown(null);
    setFolded(false);
    setMissing([]);
    setNotice(text.cleared);
  }

  return (
    <div ref={place} className="stack">
      {linked === null ? null : (
        <LinkedAnswers onUse={() => answerLink(linked)} onRefuse={() => answerLink(null)} />
      )}
      <AskedAgain
        heading={shown === null ? text.heading : result.change}
        isOpen={!isFolded}
        onToggle={(isOpen) => setFolded(!isOpen)}
      >
        <KitForm
          action={action}
          questions={questions}
          missing={missing}
          onIntent={() => loadKit(locale).catch(() => null)}
          onChange={change}
          onSubmit={submit}
          toolButtons={
            <p>
              <Button data-client="" size="small" onClick={takeFavourites}>
                {text.useFavourites}
              </Button>
            </p>
          }
          buttons={
            <Button data-client="" onClick={clear}>
              {text.clear}
            </Button>
          }
        />
      </AskedAgain>
      <p role="status">{notice}</p>
      {shown === null ? null : (
        <KitDocuments
          made={shown.made}
          actions={(document, part) => (
            <>
              <PrintButton label={result.print} part={part} size="small" />
              <FileButton
                size="small"
                label={documents.word}
                failedLabel={documents.failed}
                make={() => makeFile(document, shown.made)}
              />
            </>
          )}
          allActions={
            <>
              <PrintButton label={result.printAll} part={DOCUMENTS_ID} />
              <CopyButton
                text={shown.link}
                label={result.copyLink}
                copiedLabel={result.copied}
                refusedLabel={result.refused}
              />
              <small className="muted">{result.linkHint}</small>
            </>
          }
        />
      )}
    </div>
  );
}
