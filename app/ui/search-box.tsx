import { Search } from "lucide-react";
import { Button } from "./button";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import styles from "./search-box.module.css";

/** The class of a form whose first child is a field, and whose button stands in that field on a phone. */
export function searchBoxClass(className?: string) {
  return classNames(styles.box, className);
}

/** The button of such a form: words beside the field, a sign in it. */
export function SearchButton({ label }: { readonly label: string }) {
  return (
    <Button type="submit">
      <Icon icon={Search} />
      <span>{label}</span>
    </Button>
  );
}
