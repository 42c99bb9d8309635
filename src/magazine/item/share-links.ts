export function shareLinks(url: string, title: string) {
  const link = (base: string, parameters: Record<string, string>) => `${base}?${new URLSearchParams(parameters)}`;
  return [
    { name: 'X', href: link('https://x.com/intent/post', { url, text: title }) },
    { name: 'Facebook', href: link('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { name: 'LinkedIn', href: link('https://www.linkedin.com/sharing/share-offsite/', { url }) },
  ] as const;
}
