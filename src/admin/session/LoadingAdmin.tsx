/** Until it is known who is there; also what the server renders. */
export const LoadingAdmin = () => (
  <main className="page flex flex-1 flex-col items-center justify-center py-16">
    <p role="status" className="text-sm text-ink-soft">
      Loading admin panel...
    </p>
  </main>
);
