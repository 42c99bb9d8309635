/* What an upload is told, by the browser and by the server. */

export const UPLOAD_ERRORS = {
  wrongType: 'Please select an image file (PNG, JPG, GIF, etc.)',
  tooLarge: 'Please select an image smaller than 5MB',
  removed:
    'This picture was removed from the site for good, because somebody must no longer be seen. Choose another one.',
  failed: 'Failed to upload image. Please try again.',
} as const;

/** Of a picture that is taken, but not shown whole. */
export const UPLOAD_LOSSES = {
  'stops moving':
    'This picture moved. On the website it stands still, because only GIF and WebP pictures keep moving there.',
  'loses pages': 'This file has several pages. The website shows the first.',
} as const;
