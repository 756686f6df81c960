import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Why no image can be made here, or nothing: its steps run in a root of their own. */
export const noImage =
  process.platform !== 'linux' || process.getuid?.() !== 0
    ? 'a root of its own needs Linux and its superuser'
    : undefined;

export interface Image {
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  command: string[];
  health: string[];
}

const context = resolve(import.meta.dirname, '../..');

/**
 * Does what the Dockerfile says without a container engine: each stage is a folder that becomes
 * the root of its steps, with this machine's programs in place of those of the image it begins from.
 */
export function buildImage(folder: string): Image {
  const stages = new Map<string, Image>();
  let image: Image | undefined;
  for (const { name, value } of instructions()) {
    if (name === 'FROM') {
      const stage = / AS (\w+)$/i.exec(value)?.[1] ?? 'last';
      image = emptyImage(join(folder, stage));
      stages.set(stage, image);
      continue;
    }
    if (!image) throw new Error(`${name} stands before FROM.`);
    follow(image, { name, value }, stages);
  }
  if (!image) throw new Error('There is no FROM.');
  return image;
}

interface Instruction {
  name: string;
  value: string;
}

function instructions(): Instruction[] {
  const text = readFileSync(join(context, 'Dockerfile'), 'utf8');
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n');
  return lines.filter(Boolean).map((line) => {
    const [, name = '', value = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    return { name, value };
  });
}

function emptyImage(root: string): Image {
  for (const name of ['usr', 'etc', 'dev', 'proc', 'opt/node', 'opt/npm-cache', 'tmp']) {
    mkdirSync(join(root, name), { recursive: true });
  }
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${name}`, join(root, name));
  return { root, workdir: '/', env: {}, user: '0:0', command: [], health: [] };
}

function follow(image: Image, { name, value }: Instruction, stages: Map<string, Image>): void {
  const { root } = image;
  if (name === 'WORKDIR') {
    image.workdir = value;
    mkdirSync(join(root, value), { recursive: true });
  } else if (name === 'ENV') {
    for (const pair of value.split(' ')) {
      const at = pair.indexOf('=');
      image.env[pair.slice(0, at)] = pair.slice(at + 1);
    }
  } else if (name === 'RUN') {
    const { status, stdout, stderr } = runIn(image, ['sh', '-c', value]);
    if (status !== 0) throw new Error(`RUN ${value}\n${stdout}${stderr}`);
  } else if (name === 'COPY') copy(image, value, stages);
  else if (name === 'USER') image.user = value;
  else if (name === 'CMD') image.command = JSON.parse(value);
  else if (name === 'HEALTHCHECK') image.health = JSON.parse(value.slice(value.indexOf('[')));
  else if (name !== 'VOLUME' && name !== 'EXPOSE') throw new Error(`${name} is not known here.`);
}

function copy({ root, workdir }: Image, value: string, stages: Map<string, Image>): void {
  const words = value.split(' ');
  const stage = /^--from=(\w+)$/.exec(words[0] ?? '')?.[1];
  const sources = words.slice(stage ? 1 : 0, -1);
  const target = words.at(-1) ?? '';
  for (const source of sources) {
    if (!stage && !isInContext(source)) throw new Error(`${source} is ignored by .dockerignore.`);
    const from = stage ? join(stages.get(stage)?.root ?? '', source) : join(context, source);
    const to = join(root, workdir, target, target.endsWith('/') ? source : '');
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  }
}

/** Everything is ignored but what is named. */
function isInContext(source: string): boolean {
  const rules = readFileSync(join(context, '.dockerignore'), 'utf8').split('\n');
  return rules.includes('*') && rules.includes(`!${source}`);
}

const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();

/** What is mounted is seen by this process and its children alone, and is gone with them. */
const enter = `
  set -e
  root=$1 node=$2 cache=$3 user=$4 mode=$5 workdir=$6
  shift 6
  mount --bind "$root" "$root"
  for name in usr etc; do
    mount --bind "/$name" "$root/$name"
    mount -o remount,bind,ro "$root/$name"
  done
  mount --rbind /dev "$root/dev"
  mount --rbind /proc "$root/proc"
  mount --bind "$node" "$root/opt/node"
  mount --bind "$cache" "$root/opt/npm-cache"
  if [ "$mode" = read-only ]; then
    mount --bind "$root/data" "$root/data"
    mount -o remount,bind,ro "$root"
  fi
  exec chroot --userspec="$user" "$root" sh -c 'cd "$1" && shift && exec "$@"' sh "$workdir" "$@"
`;

function argumentsFor(image: Image, mode: 'read-only' | 'writable', command: string[]): string[] {
  const node = dirname(process.execPath);
  return [
    ...['--mount', '--propagation', 'private', 'sh', '-c', enter, 'sh'],
    ...[image.root, node, cache, image.user, mode, image.workdir, ...command],
  ];
}

const environment = ({ env }: Image, more: Record<string, string> = {}) => ({
  PATH: '/opt/node:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/tmp',
  npm_config_registry: registry,
  npm_config_cache: '/opt/npm-cache',
  npm_config_prefer_offline: 'true',
  ...env,
  ...more,
});

function runIn(image: Image, command: string[]) {
  return spawnSync('unshare', argumentsFor(image, 'writable', command), {
    env: environment(image),
    encoding: 'utf8',
  });
}

/** As `docker run --read-only` with a volume for /data would. */
export function startIn(
  image: Image,
  env: Record<string, string>,
  command: string[] = image.command,
): ChildProcess {
  return spawn('unshare', argumentsFor(image, 'read-only', command), {
    env: environment(image, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
