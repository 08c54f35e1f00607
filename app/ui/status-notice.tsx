import { Link } from "./navigation";

interface StatusNoticeProps {
  /** State of the thing, in words. */
  readonly sentence: string;
  /** Advice for a teacher. */
  readonly advice: string;
  readonly successor: { readonly path: string; readonly title: string } | null;
}

/** Says of a thing that it moved, has another name or owner, or ended, and what to do now. */
export function StatusNotice({ sentence, advice, successor }: StatusNoticeProps) {
  return (
    <p data-status="">
      <strong>{sentence}</strong> {advice}{" "}
      {successor === null ? null : <Link to={successor.path}>{successor.title}</Link>}
    </p>
  );
}
