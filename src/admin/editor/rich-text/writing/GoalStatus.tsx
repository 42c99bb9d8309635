import { useEffect, useRef, useState } from 'react';

const PARTS = ['', 'A quarter', 'Half', 'Three quarters'];

/** Announces each quarter of the goal to screen readers, once. */
export function GoalStatus({ words, goal }: { words: number; goal: number }) {
  const quarter = goal > 0 ? Math.min(4, Math.floor((words / goal) * 4)) : 0;
  const reached = useRef(quarter);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (quarter <= reached.current) return;
    reached.current = quarter;
    setSaid(
      quarter === 4 ? `Your goal of ${goal} words is reached.` : `${PARTS[quarter]} of your goal of ${goal} words.`,
    );
  }, [quarter, goal]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
