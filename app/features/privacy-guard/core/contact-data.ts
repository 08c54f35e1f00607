import { digitsOf, type PersonalData, passagesOf } from "./finding";

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/gu;

/** Domains that are nobody's, by agreement or by custom. */
const INVENTED_DOMAIN = /@(?:[\w-]+\.)*ex(?:a|e)mplo?e?\.(?:com|org|net|edu)(?:\.\w+)?$/i;

/** Addresses of people; those at domains that are nobody's are none. */
export function listEmails(text: string): PersonalData[] {
  return passagesOf("email", text, EMAIL, (address) => !INVENTED_DOMAIN.test(address));
}

// A number alone is no phone: it needs a plus, an area code in brackets, the groups of a phone, or a word before it.
const WITH_COUNTRY = /\+\d{2,3}[ .-]?\(?\d{2,4}\)?[ .-]?\d{3,5}[ .-]?\d{3,4}(?!\d)/g;
const WITH_AREA_IN_BRACKETS = /(?<!\d)\(0?\d{2,4}\)\s?9?\s?\d{3,4}[ .-]?\d{3,4}(?!\d)/g;
const BRAZILIAN_MOBILE = /(?<![\d.,/-])(?:0?[1-9]\d[ .-])?9[ .]?\d{4}[ .-]\d{4}(?![\d-]|[.,]\d)/g;
const BRAZILIAN_LANDLINE = /(?<![\d.,/-])0?[1-9]\d[ .-][2-5]\d{3}[-]\d{4}(?![\d-]|[.,]\d)/g;
const BRITISH = /(?<![\d.,/-])0\d{2,4}[ -]\d{3,6}(?:[ -]\d{3,4})?(?![\d-]|[.,]\d)/g;
const AFTER_A_WORD =
  /\b(?:tel|telefone|fone|celular|phone|telephone|mobile|whats ?app|zap)\b[^\n\d+(]{0,20}(\+?\(?\d[\d ().-]{6,17}\d)/gi;

const DATE = /^\d{1,2}[ .-]\d{1,2}[ .-]\d{2,4}$|^\d{4}[ .-]\d{1,2}[ .-]\d{1,2}$|^\d{4}[ .-]+\d{4}$/;

function hasDigits(least: number, most: number) {
  return (passage: string) => {
    const { length } = digitsOf(passage);
    return length >= least && length <= most && !DATE.test(passage);
  };
}

/** Numbers of phones. */
export function listPhones(text: string): PersonalData[] {
  return [
    ...passagesOf("phone", text, WITH_COUNTRY, hasDigits(10, 15)),
    ...passagesOf("phone", text, WITH_AREA_IN_BRACKETS, hasDigits(8, 13)),
    ...passagesOf("phone", text, BRAZILIAN_MOBILE),
    ...passagesOf("phone", text, BRAZILIAN_LANDLINE),
    ...passagesOf("phone", text, BRITISH, hasDigits(10, 11)),
    ...passagesOf("phone", text, AFTER_A_WORD, hasDigits(8, 13)),
  ];
}
