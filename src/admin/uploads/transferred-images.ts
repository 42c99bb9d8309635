/**
 * The image files of a paste or drop. None when there is text too: Word adds a picture of its text to the clipboard.
 */
export function imageFilesIn(data: DataTransfer | null): File[] {
  const html = data?.getData('text/html') ?? '';
  const hasText = html.replace(/<!--[\s\S]*?-->|<style[\s\S]*?<\/style>|<[^>]*>/gi, '').trim() !== '';
  return hasText ? [] : [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
