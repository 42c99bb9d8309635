/** An article with only the required fields. */
export const ARTICLE = {
  title: 'Slapen zonder pillen',
  content: '<p>Wie slecht slaapt, begint overdag.</p>',
  category: 'Natuurgeneeskunde',
};
