/** Changes for a container: the cluster terminates TLS, the port is unprivileged, and files go to a writable folder. */
const CHANGES: [pattern: RegExp, by: string][] = [
  [/^# The web server[\s\S]*?(?=^server \{)/m, '# Written by `npm run package` from nginx.conf; for the container.\n'],
  [/^server \{\n {2}listen 80;[\s\S]*?^\}\n\n/m, ''],
  [/^ {2}listen 443 ssl http2;\n {2}listen \[::\]:443 ssl http2;\n/m, '  listen 8080;\n'],
  [/^ {2}server_name .*\n/m, '  server_name _;\n'],
  [/^ {2}ssl_.*\n/gm, ''],
  [/\/srv\/sportal\/current\//g, '/tmp/sportal/'],
  [/\/etc\/nginx\/snippets\//g, '/etc/nginx/sportal/'],
  [
    /^ {2}location = \/ \{$/m,
    [
      '  # Whether this container serves: asked by the cluster, logged nowhere.',
      '  location = /healthz {',
      '    access_log off;',
      '    default_type text/plain;',
      '    return 200 "ok\\n";',
      '  }',
      '',
      '  location = / {',
    ].join('\n'),
  ],
];

/** Returns the server block of `nginx.conf` for a container. @throws Error when a pattern no longer matches. */
export function containerBlock(block: string): string {
  return CHANGES.reduce((text, [pattern, by]) => {
    if (!text.match(pattern)) throw new Error(`nginx.conf no longer holds ${pattern}; the container's differs there.`);
    return text.replace(pattern, by);
  }, block);
}
