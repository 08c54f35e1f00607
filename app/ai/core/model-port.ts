// A model is a function from prompt to validated object, and so is a chain of models.

/** Question to a model: our instructions and the data kept apart, and the JSON schema of the answer. */
export interface ModelPrompt {
  readonly system: string;
  readonly user: string;
  readonly schemaName: string;
  readonly schema: object;
}

/** Why a provider gave no answer at all. */
export type CallFailure =
  | "timeout"
  | "rate-limited"
  | "server-error"
  | "network"
  /** The provider refused the request itself: key, model name, size. */
  | "rejected"
  /** AI_DAILY_LIMIT is used up; no other model is asked then. */
  | "budget";

export type ModelReply =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly reason: CallFailure;
      /** Retry-After of the provider, in seconds. */
      readonly retryAfterSeconds: number | null;
      /** Short, without keys or addresses: for pipeline_logs. */
      readonly detail: string;
    };

/** One provider as an adapter offers it. */
export interface Provider {
  readonly name: string;
  /** Resolves before `deadlineAt` (milliseconds), the body read; never rejects. */
  readonly ask: (prompt: ModelPrompt, deadlineAt: number) => Promise<ModelReply>;
}

/** Why an answer was not accepted. */
export type CheckFailure = "invalid" | "wrong-language" | "ungrounded" | "changed" | "prompt-leak";

export type CheckResult<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly reason: CheckFailure;
      readonly detail: string;
      /** The usable part of the answer, in case a second answer is no better. Null when nothing is usable. */
      readonly partial: T | null;
    };

/** Turns a provider's text into the object it stands for. */
export type AnswerCheck<T> = (text: string) => CheckResult<T>;

/** One thing that was tried, for pipeline_logs. */
export interface ModelAttempt {
  readonly model: string;
  readonly outcome: "answered" | "partial" | "paused" | CallFailure | CheckFailure;
  /** Null when there is nothing to report. */
  readonly reason: string | null;
  readonly durationMs: number;
}

export type ModelResult<T> =
  | {
      readonly ok: true;
      readonly value: T;
      readonly model: string;
      /** False when only a part of the answer could be used; another model may have the rest. */
      readonly isWhole: boolean;
      readonly attempts: readonly ModelAttempt[];
    }
  | {
      readonly ok: false;
      readonly attempts: readonly ModelAttempt[];
      /** The earliest moment at which a circuit closes again, in milliseconds; null when none is open. */
      readonly retryAt: number | null;
    };

export type Model<T> = (prompt: ModelPrompt) => Promise<ModelResult<T>>;
