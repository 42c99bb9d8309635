type RoutePart = { field: 'parkeren' | 'openbaar-vervoer' | 'toegang'; title: string; question: string };

/** What visitors ask about the way. A field of content/route.yaml that is empty becomes a question to call about. */
export const ROUTE_PARTS: readonly RoutePart[] = [
  { field: 'parkeren', title: 'Parkeren', question: 'waar u kunt parkeren' },
  { field: 'openbaar-vervoer', title: 'Bus en trein', question: 'welke bus of trein u kunt nemen' },
  {
    field: 'toegang',
    title: 'Rolstoel, rollator of hulphond',
    question: 'hoe u binnenkomt met een rolstoel, rollator of hulphond',
  },
];
