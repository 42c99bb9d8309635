/** Short sentences in place of those of content/contact.yaml. */
export const GENERAL_FACTS = {
  duur: 'Hoort u.',
  prijs: 'Vraagt u.',
  'hoe-snel': 'Ziet u.',
  wie: 'Iemand.',
  meenemen: ['een kaart'],
};
