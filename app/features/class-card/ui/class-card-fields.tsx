import { useId, useState } from "react";
import {
  CLASS_FIELD_IDS,
  CLASS_FIELDS,
  type ClassField,
  type ClassValues,
} from "~/features/class-card/core/class-card";
import type { GuardRules } from "~/features/privacy-guard/core/guard-rules";
import { listPersonalData } from "~/features/privacy-guard/core/personal-data";
import { classCardMessages } from "~/i18n/messages/class-card";
import { privacyGuardMessages } from "~/i18n/messages/privacy-guard";
import { useMessages } from "~/i18n/translate";
import { Field, Select } from "~/ui/field";

/** Fields of a number, with the least and the most that make sense. */
const NUMBERS: Readonly<Partial<Record<ClassField, { readonly min: number; readonly max: number }>>> = {
  pupils: { min: 1, max: 60 },
  minutes: { min: 10, max: 240 },
};

/** Fields in which one of a few answers is chosen. */
const CHOICES: ReadonlySet<ClassField> = new Set(["internet", "tone"]);

interface ClassCardFieldsProps {
  readonly values: ClassValues;
  readonly guard: GuardRules;
}

/** The fields of a class, filled as they were stored. */
export function ClassCardFields({ values, guard }: ClassCardFieldsProps) {
  return (
    <>
      {CLASS_FIELD_IDS.map((field) =>
        CHOICES.has(field) ? (
          <ChoiceField key={field} field={field} value={values[field]} />
        ) : (
          <TextField key={field} field={field} value={values[field]} guard={guard} />
        ),
      )}
    </>
  );
}

function toOptions(options = ""): readonly string[] {
  return options === "" ? [] : options.split("; ");
}

interface FieldOfClassProps {
  readonly field: ClassField;
  readonly value: string | undefined;
}

function ChoiceField({ field, value }: FieldOfClassProps) {
  const text = useMessages(classCardMessages);
  const { label, help, options: offered } = text.fields[field];
  const options = toOptions(offered);
  // A value chosen in another language of the site stays selectable.
  const all = value === undefined || options.includes(value) ? options : [value, ...options];
  return (
    <Select name={field} label={label} hint={help} defaultValue={value ?? ""}>
      <option value="">{text.none}</option>
      {all.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Select>
  );
}

/** A field to type into, which says at once when something looks personal; nothing keeps it from being saved. */
function TextField({ field, value, guard }: FieldOfClassProps & Pick<ClassCardFieldsProps, "guard">) {
  const text = useMessages(classCardMessages);
  const { kinds } = useMessages(privacyGuardMessages);
  const list = useId();
  const [typed, setTyped] = useState(value ?? "");
  const { label, help, example, options: offered } = text.fields[field];
  const options = toOptions(offered);
  const range = NUMBERS[field];
  const [found] = range === undefined ? listPersonalData(typed, guard) : [];
  return (
    <>
      <Field
        name={field}
        label={label}
        hint={help}
        placeholder={example}
        defaultValue={value}
        required={field === "stage"}
        {...(range === undefined
          ? { maxLength: CLASS_FIELDS[field] }
          : { type: "number", inputMode: "numeric", ...range })}
        list={options.length === 0 ? undefined : list}
        error={
          found === undefined
            ? undefined
            : text.looksPersonal(kinds[found.kind].title, kinds[found.kind].message)
        }
        onBlur={({ target }) => setTyped(target.value)}
      />
      {options.length === 0 ? null : (
        <datalist id={list}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </>
  );
}
