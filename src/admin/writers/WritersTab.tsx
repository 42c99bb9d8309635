export function WritersTab() {
  return null;
}
