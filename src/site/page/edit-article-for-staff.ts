import { paths } from '../../shared/paths.ts';

/** Loaded for staff alone. The public API knows the article's number, so the page need not. */
export async function show(slug: string): Promise<void> {
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
