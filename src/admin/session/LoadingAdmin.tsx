/** Shown until the session is known; the server renders it too. */
export const LoadingAdmin = () => (
  <main className="page flex flex-1 flex-col items-center justify-center py-16">
    <p role="status" className="text-sm text-ink-soft">
      Loading admin panel...
    </p>
  </main>
);
