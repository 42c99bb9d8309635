import { paths } from '../../shared/paths.ts';

const [, slug] = /^\/magazine\/(?:article|video)\/([^/]+)$/.exec(location.pathname) ?? [];
if (slug) void show(slug);

/** Staff who logged in in this browser get “Edit” at an article. The public API knows its number, so the page need not. */
async function show(slug: string): Promise<void> {
  const response = await fetch(`/api/articles/${slug}`);
  const line = document.querySelector('article header time')?.parentElement;
  if (!response.ok || !line) return;
  const { id } = (await response.json()) as { id: number };
  const link = document.createElement('a');
  link.href = paths.editor(id);
  link.textContent = 'Edit';
  link.className = '-my-3 inline-block py-3 font-medium wrap-anywhere underline-offset-4 hover:underline print:hidden';
  line.append(link);
}
