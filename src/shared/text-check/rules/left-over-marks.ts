/**
 * Marks of unfinished text. TK ("to come") in capitals; not the Dutch abbreviation of the Tweede Kamer before a number,
 * nor the one of tyrosine kinase in a compound.
 */
const MARKS =
  /(?<![\p{L}\p{N}-])(?:TK(?:TK)?(?![\p{L}\p{N}-]|\s+\d)|TODO|TBD|FIXME|XXX+|lorem ipsum|nog (?:in te vullen|aan te vullen|uit te zoeken)|hier komt (?:nog )?(?:de |een )?(?:tekst|foto|bron|link))(?![\p{L}\p{N}])|\[(?:…|\.\.\.|bron|source|foto|photo|link|naam|name|datum|date|invullen|fill in)\]/giu;
/** Only counts in capitals. */
const IN_CAPITALS = /^(?:TK(?:TK)?|TODO|TBD|FIXME|X+)$/;

/** The marks in a text, for the check and for the margin of the editor. */
export const leftOverMarks = (text: string): { text: string; index: number }[] =>
  [...text.matchAll(MARKS)]
    .filter(({ 0: found }) => !/^[a-z]+$/i.test(found) || IN_CAPITALS.test(found))
    .map(({ 0: found, index }) => ({ text: found, index }));
