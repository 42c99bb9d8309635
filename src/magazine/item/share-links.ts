/** Where "Share" leads (§2): each gets the page's address, the microblog the title too. */
export function shareLinks(url: string, title: string) {
  const address = (base: string, parameters: Record<string, string>) => `${base}?${new URLSearchParams(parameters)}`;
  return [
    { name: 'X', href: address('https://x.com/intent/post', { url, text: title }) },
    { name: 'Facebook', href: address('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { name: 'LinkedIn', href: address('https://www.linkedin.com/sharing/share-offsite/', { url }) },
  ] as const;
}
