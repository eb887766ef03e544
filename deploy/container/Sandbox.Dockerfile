# The sandbox backend for compose.yml, built from the project root. Never for production: anyone can sign in.
ARG BASE=node:22-bookworm-slim
FROM ${BASE}

ENV NODE_ENV=development
WORKDIR /sportal
COPY --chown=node:node . .
RUN npm ci --no-audit --no-fund \
  && npm run build:dev \
  && mkdir /data \
  && chown node:node /data

USER node
EXPOSE 4100
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4100/login').then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "sandbox/main.ts", "--dist", "dist-dev"]
