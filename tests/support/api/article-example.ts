/** The least that can be saved as an article (§5). */
export const ARTICLE = {
  title: 'Slapen zonder pillen',
  content: '<p>Wie slecht slaapt, begint overdag.</p>',
  category: 'Natuurgeneeskunde',
};
