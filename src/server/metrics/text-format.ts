/** Prometheus' text format: few lines, so no library is loaded for it. */
export interface Family {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  samples: Sample[];
}

export interface Sample {
  suffix?: string;
  labels?: Record<string, string>;
  value: number;
}

export const textFormat = 'text/plain; version=0.0.4; charset=utf-8';

export const writeFamilies = (families: Family[]): string =>
  families
    .filter(({ samples }) => samples.length > 0)
    .map(writeFamily)
    .join('');

function writeFamily({ name, type, help, samples }: Family): string {
  const lines = samples.map(
    ({ suffix = '', labels = {}, value }) => `${name}${suffix}${writeLabels(labels)} ${value}\n`,
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function writeLabels(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

/** One number without labels. */
export const single = (
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  value: number,
): Family => ({ name, type, help, samples: [{ value }] });

/** One number for each name, such as each state or each part. */
export const each = (
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  label: string,
  values: Record<string, number>,
): Family => ({
  name,
  type,
  help,
  samples: Object.entries(values).map(([of, value]) => ({ labels: { [label]: of }, value })),
});
