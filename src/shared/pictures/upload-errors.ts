/** Error messages of an upload, shown by the browser and sent by the server. */
export const UPLOAD_ERRORS = {
  wrongType: 'Please select an image file (PNG, JPG, GIF, etc.)',
  tooLarge: 'Please select an image smaller than 5MB',
  removed:
    'This picture was removed from the site for good, because somebody must no longer be seen. Choose another one.',
  failed: 'Failed to upload image. Please try again.',
} as const;
