export default {
  Visits: 'Bezoek',
  'How often pages were opened, as numbers of a day. Nobody is followed: who asks their browser for privacy, and who has no JavaScript, is not counted, so the true numbers are somewhat higher. Your own visits count too.':
    'Hoe vaak pagina’s werden geopend, geteld per dag. Niemand wordt gevolgd. Wie in de browser om privacy vraagt, telt niet mee. De werkelijke aantallen zijn dus iets hoger. Uw eigen bezoek telt ook mee.',
  Period: 'Periode',
  'Last 4 weeks': 'Laatste 4 weken',
  'Last 12 weeks': 'Laatste 12 weken',
  'Last half year': 'Laatste halfjaar',
  'Last year': 'Laatste jaar',
  'Last two years': 'Laatste twee jaar',
  'Export as CSV': 'Downloaden voor Excel (CSV)',
  'the visits': 'het bezoek',
  'Loading the visits': 'Het bezoek wordt geladen',
  'This site is set not to count. What was counted before is shown until it is 25 months old.':
    'Deze website is zo ingesteld dat er niet wordt geteld. Wat eerder is geteld, blijft hier tot het 25 maanden oud is.',
  '{weeks} weeks, {pages} pages': '{weeks} weken, {pages} pagina’s',
  Pages: 'Pagina’s',
  'Each line has its own scale; its dashed end is this week, which is not over.':
    'Elke lijn heeft een eigen schaal. Het gestippelde eind is deze week, die nog niet voorbij is.',
  'No page was opened in these weeks.': 'In deze weken is geen pagina geopend.',
  'Searched, not found': 'Gezocht, niet gevonden',
  'Perhaps a text is missing, or a word in it that people use.':
    'Misschien ontbreekt er een tekst, of in een tekst het woord dat mensen gebruiken.',
  'Every search found something.': 'Geen enkele zoekvraag bleef zonder antwoord.',
  'Searched and found': 'Gezocht en gevonden',
  'Searches with a number or an e-mail address are not stored.':
    'Zoekvragen met een nummer of een e-mailadres worden niet bewaard.',
  'Nobody searched in these weeks.': 'In deze weken heeft niemand gezocht.',
  'Where visitors came from': 'Waar bezoekers vandaan kwamen',
  'Sites with a link that was followed. Most visitors come without one.':
    'Websites met een link waarop is geklikt. De meeste bezoekers komen zonder link.',
  'Nobody followed a link in these weeks.': 'In deze weken heeft niemand op een link geklikt.',
  '(opens in a new tab)': '(opent in een nieuw tabblad)',
  'All pages': 'Alle pagina’s',
  'all pages': 'alle pagina’s',
  '<large>{total}</large> visits in {weeks} weeks': '<large>{total}</large> bezoeken in {weeks} weken',
  'this week': 'deze week',
  'in all': 'in totaal',
  'Show all {total}<hidden>: {title}</hidden>': 'Alle {total} tonen<hidden>: {title}</hidden>',
  'last on {day}': 'laatst op {day}',
  '{now} so far this week': '{now} tot nu toe deze week',
  'Most: {most} in the week of {week}; {last} last week, {now} so far this week':
    'Hoogste aantal: {most} in de week van {week}; {last} vorige week, {now} tot nu toe deze week',
  'Numbers per week<hidden> of {of}</hidden>': 'Aantallen per week<hidden>: {of}</hidden>',
  'Numbers per week of {of}': 'Aantallen per week: {of}',
  'Week of': 'Week van',
  '(not over yet)': '(nog niet voorbij)',
};
