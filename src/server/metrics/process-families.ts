import { monitorEventLoopDelay } from 'node:perf_hooks';
import { each, type Family, single } from './text-format.ts';

/** The process itself, under the names that everybody's dashboards know. */
export function watchProcess() {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();

  function families(): Family[] {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
    const lag = {
      '0.5': seconds(delay.percentile(50)),
      '0.99': seconds(delay.percentile(99)),
      max: seconds(delay.max),
    };
    // Since the last look: a pause of an hour ago would hide the one of now.
    delay.reset();
    return [
      single('process_cpu_seconds_total', 'counter', 'Processor time', (user + system) / 1e6),
      single('process_resident_memory_bytes', 'gauge', 'Memory of the process', rss),
      single('process_start_time_seconds', 'gauge', 'When it was started', startedAt),
      each('nodejs_memory_bytes', 'gauge', 'Memory of the runtime', 'of', {
        heap_used: heapUsed,
        heap_total: heapTotal,
        external,
      }),
      each(
        'nodejs_eventloop_delay_seconds',
        'gauge',
        'How late the event loop was since the last look',
        'quantile',
        lag,
      ),
    ];
  }
  return { families, stop: () => delay.disable() };
}
