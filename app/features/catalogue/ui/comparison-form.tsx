import { pathOf } from "~/addresses/addresses";
import { COMPARED_MAX } from "~/features/catalogue/core/comparison-link";
import { compareMessages } from "~/i18n/messages/compare";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Select } from "~/ui/field";
import styles from "./comparison-form.module.css";

interface ComparisonFormProps {
  /** Ids of the tools that stay. */
  readonly chosen: readonly string[];
  readonly others: readonly { readonly id: string; readonly title: string }[];
}

/** Adds a tool to those that are chosen, or the first two: an ordinary form, which needs no script. */
export function ComparisonForm({ chosen, others }: ComparisonFormProps) {
  const text = useMessages(compareMessages);
  const locale = useLocale();
  if (chosen.length >= COMPARED_MAX) return null;
  const labels = chosen.length === 0 ? [text.choose, text.chooseAnother] : [text.chooseAnother];
  return (
    <form action={pathOf("compare", locale)} className={styles.form} data-print="hide">
      {chosen.length === 0 ? null : <input type="hidden" name="ids" value={chosen.join(",")} />}
      {labels.map((label) => (
        <Select key={label} name="ids" label={label} required className={styles.field}>
          <option value="">{text.pick}</option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      ))}
      <Button type="submit" variant="brand">
        {text.show}
      </Button>
    </form>
  );
}
