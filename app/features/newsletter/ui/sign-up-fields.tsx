import {
  HONEYPOT_FIELD,
  LOCALE_FIELD,
  PLACE_FIELD,
  type SignUpPlace,
} from "~/features/newsletter/core/form-guards";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { useLocale, useMessages } from "~/i18n/translate";
import { Late } from "~/ui/late";
import type { SignUp } from "./use-sign-up";

const importBox = () => import("./turnstile-box.client");

interface SignUpFieldsProps {
  readonly place: SignUpPlace;
  readonly turnstileSiteKey: string | null;
  readonly signUp: SignUp;
}

/** What every sign-up form carries besides the address: language, place, a trap for robots, the bot check. */
export function SignUpFields({ place, turnstileSiteKey, signUp }: SignUpFieldsProps) {
  const { form } = useMessages(newsletterMessages);
  return (
    <>
      <input type="hidden" name={LOCALE_FIELD} value={useLocale()} />
      <input type="hidden" name={PLACE_FIELD} value={place} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {form.trap}
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {turnstileSiteKey !== null && signUp.isTouched ? (
        <Late load={importBox}>
          {({ TurnstileBox }) => (
            <TurnstileBox
              key={signUp.attempt}
              siteKey={turnstileSiteKey}
              label={form.check}
              round={signUp.round}
              setDown={signUp.setCheckDown}
            />
          )}
        </Late>
      ) : null}
    </>
  );
}
