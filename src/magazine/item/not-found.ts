export const NOT_FOUND = {
  article: { title: 'Article Not Found', text: "The article you're looking for doesn't exist." },
  video: { title: 'Video Not Found', text: "The video you're looking for doesn't exist." },
} as const;
