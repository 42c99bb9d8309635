/** The pictures in what is pasted or dropped. Word sends a picture of its text along with the text: the text counts. */
export function imageFilesIn(data: DataTransfer | null): File[] {
  const html = data?.getData('text/html') ?? '';
  const hasText = html.replace(/<!--[\s\S]*?-->|<style[\s\S]*?<\/style>|<[^>]*>/gi, '').trim() !== '';
  return hasText ? [] : [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
