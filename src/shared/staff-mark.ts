/** In the browser's storage while staff are logged in there: the website then offers “Edit” at an article. */
export const STAFF_MARK = 'staff';
