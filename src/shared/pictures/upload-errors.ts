/** Error messages of an upload, shown by the browser and sent by the server. */
export const UPLOAD_ERRORS = {
  wrongType: 'Please select an image file (PNG, JPG, GIF, etc.)',
  tooLarge: 'Please select an image smaller than 5MB',
  failed: 'Failed to upload image. Please try again.',
} as const;
