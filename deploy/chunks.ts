import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import type { Plugin, Rolldown } from 'vite';

/**
 * Defines the code splitting. A module belongs to the first layer whose roots reach it by static imports.
 * The bundler splits everything else (views, forms, dialogs, viewers).
 */
interface Layer {
  name: string;
  /** Entry files of the layer. */
  roots: readonly string[];
  /** Restricts the layer to these reachable files. */
  only?: RegExp;
  /** Packages the layer must not contain, with the reason. */
  without?: { packages: RegExp; why: string };
}

const COMPONENT_LIBRARY = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/;
/** Matches every module outside the features. */
const SHARED = /^(?!.*[\\/]src[\\/]features[\\/])/;
const NO_ROW_WAITS = {
  packages: COMPONENT_LIBRARY,
  why: 'Rows do not wait for the component library: draw it with plain elements, or load it with what opens it (useLazyModal).',
};

const NO_PAGE_WAITS = {
  packages: COMPONENT_LIBRARY,
  why: 'A page that is read does not wait for the component library: draw a PageButton, or load it with what opens it (useLazyModal).',
};

/** Screens that the bundler splits: forms use the component library, and registration shares parts of the profile. */
const OWN_PIECES = /(Form|Profile)\w*\.tsx$/;

/** Pages of a single document; the other screens are lists, task lists and text pages. */
const DOCUMENT_SCREEN = /View\w*\.tsx$/;

interface Room {
  name: string;
  /** List screens and the modules of their first queries, relative to the project root. */
  roots: string[];
}

function roomFiles(root: string): string[] {
  const folder = join(root, 'src/features');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    file => `src/features/${file.replaceAll('\\', '/')}`,
  );
}

const isScreen = (file: string) => /\/screens\/\w+Screens?\.tsx$/.test(file);

/** Returns the features that the menu opens, with their list screens. */
export function plainFeatures(root: string): Room[] {
  const files = roomFiles(root);
  return readdirSync(join(root, 'src/features')).flatMap(name => {
    const own = files.filter(file => file.startsWith(`src/features/${name}/`));
    const lists = own.filter(file => isScreen(file) && !OWN_PIECES.test(file) && !DOCUMENT_SCREEN.test(file));
    // A nested feature prefetches for its own screens, so its parent's module is left out.
    const folders = new Set(lists.map(screen => dirname(dirname(screen))));
    const first = own.filter(file => folders.has(dirname(file)) && /\/(entry|prefetch)\.ts$/.test(file));
    return lists.length === 0 ? [] : [{ name, roots: [...lists, ...first] }];
  });
}

function getLayers(root: string): Layer[] {
  const features = plainFeatures(root);
  const documents = roomFiles(root).filter(file => isScreen(file) && DOCUMENT_SCREEN.test(file));
  return [
    // The page's first script reads the session and resolves the route while other files load.
    {
      name: 'entry',
      roots: ['src/main.tsx'],
      without: {
        packages: /[\\/]node_modules[\\/]/,
        why: 'It asks for everything else, so it must be small: routes name their screens and import nothing that draws.',
      },
    },
    // Shared by all screens, then by lists and task lists.
    {
      name: 'base',
      roots: ['src/app/start.tsx', ...features.flatMap(feature => feature.roots)],
      only: SHARED,
      without: NO_ROW_WAITS,
    },
    ...features.map(({ name, roots }) => ({ name, roots, without: NO_ROW_WAITS })),
    { name: 'document', roots: documents, only: SHARED, without: NO_PAGE_WAITS },
    // The shared part of the component library and its theme. The bundler splits forms, dialogs and filters, because each needs other
    // components.
    { name: 'library', roots: ['src/shared/ui/PortalTheme.tsx'], only: COMPONENT_LIBRARY },
  ];
}

/** Libraries that change less often than the portal's code, so that the browser cache survives a release. */
const LIBRARIES: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]|[\\/]src[\\/]app[\\/]react\.ts$/,
    priority: 30,
  },
  {
    name: 'apollo',
    test: /node_modules[\\/](@apollo|graphql|rxjs|@wry|optimism)[\\/]|[\\/]graphql[\\/]apollo\.ts$/,
    priority: 20,
  },
];

type ModuleInfoOf = (id: string) => { importedIds: readonly string[] } | null;

/** Maps each module that the roots import statically to its importer. */
function reached(roots: readonly string[], moduleInfo: ModuleInfoOf): Map<string, string | null> {
  const found = new Map<string, string | null>(roots.map(root => [root, null]));
  for (const id of found.keys())
    for (const imported of moduleInfo(id)?.importedIds ?? []) if (!found.has(imported)) found.set(imported, id);
  return found;
}

function checkLayer({ name, without }: Layer, modules: Map<string, string | null>): void {
  const wrong = [...modules.keys()].find(id => without?.packages.test(id));
  if (wrong === undefined) return;
  const path: string[] = [];
  for (let id: string | null | undefined = wrong; id; id = modules.get(id)) path.unshift(id);
  throw new Error(`The '${name}' files reach ${path.join('\n  > ')}\n${without?.why}`);
}

/** Returns the groups for `output.codeSplitting` of the project at `root`. */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const layers = getLayers(root);
  let layerOf: Map<string, string> | null = null;
  const findLayers = (moduleInfo: ModuleInfoOf) => {
    const found = new Map<string, string>();
    for (const layer of layers) {
      const modules = reached(
        layer.roots.map(file => join(root, file)),
        moduleInfo,
      );
      checkLayer(layer, modules);
      for (const id of modules.keys()) if (!found.has(id) && (layer.only?.test(id) ?? true)) found.set(id, layer.name);
    }
    return found;
  };
  const groups = layers.map(({ name }, index): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => {
      layerOf ??= findLayers(one => context.getModuleInfo(one));
      return layerOf.get(id) === name ? name : null;
    },
    debugName: name,
    priority: 10 - index / layers.length,
  }));
  return [...LIBRARIES, ...groups];
}

/** Adds preload links for the shell's files: the first script imports them only when it runs. */
export function shellFiles(root: string): Plugin {
  const shell = join(root, 'src/app/start.tsx');
  let base = '/';
  return {
    name: 'shell-files',
    apply: 'build',
    configResolved: config => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const scripts = new Set<string>();
        const styles = new Set<string>();
        const add = (name: string) => {
          const file = bundle[name];
          if (file?.type !== 'chunk' || html.includes(name) || scripts.has(name)) return;
          scripts.add(name);
          for (const style of file.viteMetadata?.importedCss ?? []) styles.add(style);
          file.imports.forEach(add);
        };
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.moduleIds.includes(shell)) add(file.fileName);
        const link = (rel: string, name: string) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `${base}${name}` },
          injectTo: 'head' as const,
        });
        return [
          ...[...styles].map(name => link('stylesheet', name)),
          ...[...scripts].map(name => link('modulepreload', name)),
        ];
      },
    },
  };
}
