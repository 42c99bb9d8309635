/** A Dutch number written internationally: nine digits after +31, which are no citizen service number. */
const PHONE = /(?:\+|\b00)\d{2}[ .-]?(?:\(0\))?[ .-]?\d(?:[ .-]?\d){8}(?!\d)/g;
/** Groups of digits, kept together by at most one separator each. */
const DIGITS = /\d+(?:[ .-]\d+)*/g;
const LENGTH = 9;

/** Whether a text holds what looks like a citizen service number (BSN): nine digits that pass the 11-check. */
export function holdsCitizenNumber(text: string): boolean {
  const runs = text.replace(PHONE, ' ').match(DIGITS) ?? [];
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
