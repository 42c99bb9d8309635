import { useStore } from '@nanostores/react';
import { importModule } from '../../../ui/islands/import-module.ts';
import { useOnDemand } from '../../navigation/on-demand.ts';
import { $report } from './selection.ts';

const loadSkipped = async () => (await importModule(() => import('./Skipped.tsx'))).Skipped;

/** Lists the articles that a bulk change skipped, and why. Stays until it is closed. */
export function BulkReport() {
  const report = useStore($report);
  const Skipped = useOnDemand(report ?? null, loadSkipped, (opened) => $report.set(opened ?? undefined));
  return <div role="alert">{report && Skipped && <Skipped report={report} />}</div>;
}
