/** A prompt that is about to leave the page: to be copied, shared, saved, or opened in a tool. */
export interface ExportedPrompt {
  readonly text: string;
  /** The words of the button that was pressed; the review ends with the same. */
  readonly label: string;
  /** Carries out the action, with the text as the teacher released it. */
  readonly leave: (text: string) => void;
  /** Called with the replacements made on the way, so that a form can make them, too. */
  readonly onReplaced?: (replace: (text: string) => string) => void;
}

/** Asks before a prompt leaves: at once where nothing looks personal, else once the teacher has looked. */
export type ExportGuard = (prompt: ExportedPrompt) => void;
