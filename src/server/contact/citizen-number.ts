/** A Dutch number written internationally: nine digits after +31, which are no citizen service number. */
const PHONE = /(?:\+|\b00)\d{2}[ .-]?(?:\(0\))?[ .-]?\d(?:[ .-]?\d){8}(?!\d)/g;
/** A Dutch number as people write it at home: ten digits. */
const DUTCH_PHONE = /\b(?:06[ .-]?\d{8}|06[ .-]\d(?:[ .-]?\d){7}|0\d{2}[ .-]?\d{7}|0\d{3}[ .-]\d{6})(?!\d)/g;
const DATE = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[ .-](?:0?[1-9]|1[0-2])[ .-](?:19|20)\d{2}(?!\d)/g;
/** What keeps the groups before and after it apart. */
const APART = ';';
/** Groups of digits, kept together by at most one separator each. */
const DIGITS = /\d+(?:[ .-]\d+)*/g;
const LENGTH = 9;

/** Whether a text holds what looks like a citizen service number (BSN): nine digits that pass the 11-check. */
export function containsCitizenNumber(text: string): boolean {
  const runs = [PHONE, DUTCH_PHONE, DATE].reduce((rest, other) => rest.replace(other, APART), text).match(DIGITS) ?? [];
  return runs.some((run) => {
    const groups = run.split(/[ .-]/);
    return groups.some((_, start) => startsWithNumber(groups.slice(start)));
  });
}

/** Whole groups only: nine digits out of a longer number mean nothing. */
function startsWithNumber(groups: string[]): boolean {
  let digits = '';
  for (const group of groups) {
    digits += group;
    if (digits.length >= LENGTH) break;
  }
  return digits.length === LENGTH && passesElevenCheck(digits);
}

function passesElevenCheck(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    const weight = index === LENGTH - 1 ? -1 : LENGTH - index;
    return total + weight * Number(digit);
  }, 0);
  return Number(digits) > 0 && sum % 11 === 0;
}
