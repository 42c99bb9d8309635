const hasText = (html: string) => html.replace(/<!--[\s\S]*?-->|<style[\s\S]*?<\/style>|<[^>]*>/gi, '').trim() !== '';

/**
 * The image files of a paste or drop. None when there is text too: Word adds a picture of its text to the clipboard.
 */
export const imageFilesIn = (data: DataTransfer | null): File[] => filesIn(data).filter(isPicture);

export const isPicture = ({ type }: File): boolean => type.startsWith('image/');

/** The files of a paste or drop of any kind. A file manager gives their names as text. */
export function filesIn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  if (!data || files.length === 0 || hasText(data.getData('text/html'))) return [];
  const text = data.getData('text/plain').trim();
  const isNames = text === '' || files.some(({ name }) => text.includes(name));
  return isNames || files.some(isPicture) ? files : [];
}
