/** One request and its response. A test checks each part against its schema. */
export type Example = {
  path?: string;
  query?: Record<string, string>;
  body?: unknown;
  /** Describes a request body that is not JSON. */
  send?: string;
  response?: unknown;
};

export const PUBLIC_ARTICLE = {
  id: 12,
  title: 'Slapen zonder pillen',
  slug: 'slapen-zonder-pillen',
  content: '<p>Wie slecht slaapt, begint overdag.<sup data-source="thuisarts"></sup></p>',
  excerpt: 'Een rustige avond begint in de ochtend.',
  category: 'Natuurgeneeskunde',
  type: 'article',
  language: 'nl',
  author: 'Eva Maas',
  isPublished: true,
  image: '/assets/magazine/leaf.webp',
  imageAlt: 'Een blad in tegenlicht',
  imageIsDecorative: false,
  videoUrl: null,
  seoTitle: null,
  seoDescription: null,
  tags: ['slaap'],
  sources: [
    {
      id: 'thuisarts',
      title: 'Slecht slapen',
      publisher: 'Thuisarts.nl',
      year: null,
      address: 'https://www.thuisarts.nl/slecht-slapen',
      consultedOn: '2026-11-19',
    },
  ],
  createdAt: '2026-11-20T09:00:00.000Z',
  publishedAt: '2026-11-21T10:00:00.000Z',
  writer: {
    name: 'Eva Maas',
    registration: 'arts, BIG-nummer 19012345601',
    profileImage: null,
    bio: 'Arts voor integrale geneeskunde.',
  },
};
export const LISTED = { ...PUBLIC_ARTICLE, content: 'Wie slecht slaapt, begint overdag.', sources: [] };
export const ADMIN_FIELDS = { createdBy: 1, writerId: 3, updatedAt: '2026-11-21T10:00:00.000Z', version: 2 };
export const ADMIN_ARTICLE = { ...PUBLIC_ARTICLE, ...ADMIN_FIELDS };
export const PAGE = { totalPages: 1, total: 1, page: 1 };
export const ARTICLE_INPUT = {
  title: PUBLIC_ARTICLE.title,
  slug: '',
  content: PUBLIC_ARTICLE.content,
  excerpt: PUBLIC_ARTICLE.excerpt,
  category: PUBLIC_ARTICLE.category,
  type: 'article',
  language: 'nl',
  author: '',
  writerId: 3,
  isPublished: true,
  image: PUBLIC_ARTICLE.image,
  imageAlt: PUBLIC_ARTICLE.imageAlt,
  imageIsDecorative: false,
  videoUrl: '',
  seoTitle: '',
  seoDescription: '',
  tags: ['slaap'],
  sources: PUBLIC_ARTICLE.sources,
};
