import type { FormEvent, ReactNode } from "react";
import { LANGUAGES, LOCALES, type Locale } from "~/addresses/languages";
import { LANGUAGE_FIELD, TOOLS_FIELD, TYPED_MAX } from "~/features/school-kit/core/answers";
import { QUESTION_IDS, type QuestionId } from "~/features/school-kit/core/kit-options";
import type { OptionView, QuestionView } from "~/features/school-kit/core/question-view";
import { schoolKitMessages } from "~/i18n/messages/school-kit";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Field, Select, TextArea } from "~/ui/field";
import styles from "./school-kit.module.css";

export interface KitFormProps {
  /** The page that answers without script. */
  readonly action: string;
  readonly questions: readonly QuestionView[];
  /** Fields as they were sent, to be shown again. */
  readonly given?: readonly (readonly [string, string])[];
  /** Questions that still need an answer. */
  readonly missing?: readonly QuestionId[];
  readonly onIntent?: () => void;
  readonly onChange?: (event: FormEvent<HTMLFormElement>) => void;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Further buttons, and the content below the tools. */
  readonly buttons?: ReactNode;
  readonly toolButtons?: ReactNode;
}

/** The twelve questions and the blanks; posted to `action` unless a script answers. */
export function KitForm(props: KitFormProps) {
  const {
    action,
    questions,
    given = [],
    missing = [],
    onIntent,
    onChange,
    onSubmit,
    buttons,
    toolButtons,
  } = props;
  const { form: text, problems } = useMessages(schoolKitMessages);
  const locale = useLocale();
  const toText = (name: string) => given.find(([field]) => field === name)?.[1];
  return (
    <form
      method="post"
      action={action}
      className={styles.form}
      autoComplete="off"
      onFocus={onIntent}
      onPointerEnter={onIntent}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      {missing.length === 0 ? null : (
        <div role="alert" className={`callout danger ${styles.missing}`}>
          <p>{problems.heading}</p>
          <ul>
            {questions
              .filter(({ id }) => missing.includes(id))
              .map(({ id, label }) => (
                <li key={id}>
                  <a href={`#kit-${id}`}>{label}</a>
                </li>
              ))}
          </ul>
        </div>
      )}
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question.id} data-question={question.id}>
            <Question
              question={question}
              all={questions.length}
              given={given}
              isMissing={missing.includes(question.id)}
            />
          </li>
        ))}
      </ol>
      <h3>{text.blanks}</h3>
      <p className="muted">{text.blanksHint}</p>
      <div className={styles.blanks}>
        <Field name="school" label={text.school} maxLength={TYPED_MAX} defaultValue={toText("school")} />
        <Field
          name="contact"
          label={text.contact}
          hint={text.contactHint}
          maxLength={TYPED_MAX}
          defaultValue={toText("contact")}
        />
        <Field name="reviewDate" type="date" label={text.reviewDate} defaultValue={toText("reviewDate")} />
      </div>
      <TextArea
        name={TOOLS_FIELD}
        rows={2}
        label={text.tools}
        hint={text.toolsHint}
        defaultValue={toText(TOOLS_FIELD)}
        spellCheck={false}
      />
      {toolButtons}
      <LanguageChoice label={text.language} chosen={toText(LANGUAGE_FIELD) ?? locale} />
      <div className="cluster">
        <Button type="submit" variant="action">
          {text.make}
        </Button>
        {buttons}
      </div>
      <p className="muted">
        <small>{text.privacy}</small>
      </p>
    </form>
  );
}

function LanguageChoice({ label, chosen }: { label: string; chosen: string }) {
  return (
    <Select className={styles.language} name={LANGUAGE_FIELD} label={label} defaultValue={chosen}>
      {LOCALES.map((locale: Locale) => (
        <option key={locale} value={locale} lang={LANGUAGES[locale].tag}>
          {LANGUAGES[locale].name}
        </option>
      ))}
    </Select>
  );
}

interface QuestionProps {
  readonly question: QuestionView;
  /** How many questions there are. */
  readonly all: number;
  readonly given: readonly (readonly [string, string])[];
  readonly isMissing: boolean;
}

function Question({ question, all, given, isMissing }: QuestionProps) {
  const { id, number, label, several, options } = question;
  const { form: text } = useMessages(schoolKitMessages);
  const notes: Partial<Record<QuestionId, string>> = {
    homework: text.onlyOwnUse,
    assessment: text.onlyOwnUse,
  };
  const isGiven = (option: OptionView) => given.some(([name, value]) => name === id && value === option.id);
  return (
    <fieldset id={`kit-${id}`} className={styles.question} data-missing={isMissing ? "" : undefined}>
      <legend>
        <small className={`muted ${styles.number}`}>{text.numberOf(number, all)}</small> {label}
      </legend>
      <p className="muted">
        <small>{[several ? text.several : text.oneOnly, notes[id]].filter(Boolean).join(" ")}</small>
      </p>
      {options.map((option) => (
        <label key={option.id} className={styles.option} data-needs={option.isOwnUse ? "own-use" : undefined}>
          <input
            type={several ? "checkbox" : "radio"}
            name={id}
            value={option.id}
            defaultChecked={isGiven(option)}
            data-opens={option.opens.join(" ") || undefined}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {FALLS.filter(({ below }) => below === id).map(({ why, questions }) => (
        <Falls key={why} why={why} questions={questions} />
      ))}
      {id === "login" ? (
        <p className={styles.falls} data-why="up-to-primary">
          <small>{text.ownUseLater}</small>
        </p>
      ) : null}
    </fieldset>
  );
}

/** The answers that settle other questions; the style sheet shows the line of the one that was given. */
const FALLS: readonly {
  readonly below: QuestionId;
  readonly why: string;
  readonly questions: QuestionId[];
}[] = [
  { below: "stage", why: "early-alone", questions: ["login", "homework", "assessment"] },
  { below: "stage", why: "up-to-primary", questions: ["homework", "assessment"] },
  { below: "login", why: "no-own-use", questions: ["homework", "assessment"] },
];

/** Says which questions are not put any more. */
function Falls({ why, questions }: { why: string; questions: readonly QuestionId[] }) {
  const { form: text } = useMessages(schoolKitMessages);
  const list = new Intl.ListFormat(LANGUAGES[useLocale()].formats);
  const numbers = list.format(questions.map((id) => `${QUESTION_IDS.indexOf(id) + 1}`));
  return (
    <p className={styles.falls} role="status" data-why={why}>
      <small>{text.falls(questions.length, numbers)}</small>
    </p>
  );
}
