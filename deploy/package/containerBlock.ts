/** Changes for a container: the cluster terminates TLS, the port is unprivileged, and files go to a writable folder. */
const CHANGES: [pattern: RegExp, by: string][] = [
  [
    /^# The web server[\s\S]*?(?=^# The request id)/m,
    '# Written by `npm run package` from nginx.conf; for the container.\n',
  ],
  [/^server \{\n {2}listen 80;[\s\S]*?^\}\n\n/m, ''],
  [
    /^ {2}# For nginx before[^\n]*\n {2}listen 443 ssl;\n {2}listen \[::\]:443 ssl;\n {2}http2 on;\n/m,
    '  listen 8080;\n',
  ],
  [/^ {2}server_name .*\n/m, '  server_name _;\n'],
  [/^ {2}ssl_.*\n/gm, ''],
  [/\/var\/log\/nginx\/sportal\.log/, '/dev/stdout'],
  [/\/srv\/sportal(\/current)?(?=[/;])/g, '/tmp/sportal'],
  [/\/etc\/nginx\/snippets\//g, '/etc/nginx/sportal/'],
  [
    /^ {2}location = \/ \{$/m,
    [
      '  # Health check of the cluster.',
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
    if (!text.match(pattern))
      throw new Error(`nginx.conf no longer contains ${pattern}. Change containerBlock.ts as well.`);
    return text.replace(pattern, by);
  }, block);
}
