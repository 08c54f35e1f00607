import { Link } from "./navigation";

interface StatusNoticeProps {
  readonly status: {
    /** State of the thing, in words. */
    readonly sentence: string;
    /** Advice for a teacher. */
    readonly advice: string;
    /** Its successor, with its page where it has one. */
    readonly successor: { readonly name: string; readonly path: string | null } | null;
  };
}

/** Says of a thing that it moved, has another name or owner, or ended, and what to do now. */
export function StatusNotice({ status: { sentence, advice, successor } }: StatusNoticeProps) {
  return (
    <p data-status="">
      <strong>{sentence}</strong> {advice}{" "}
      {successor?.path == null ? null : <Link to={successor.path}>{successor.name}</Link>}
    </p>
  );
}
