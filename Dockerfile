# syntax=docker/dockerfile:1

FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
# Alone, so that a change of the sources does not install everything again.
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund --loglevel=error
COPY tsconfig.json vite.config.ts ./
COPY scripts scripts
COPY public public
COPY demo demo
COPY src src
RUN node scripts/prepare.js --build
RUN npm prune --omit=dev --no-audit --no-fund --loglevel=error

FROM node:24.21.0-trixie-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
# By its number: whoever looks from outside sees that it is not root.
RUN install --directory --owner=1000 --group=1000 --mode=0700 /data
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
# The commands beside the server run from the sources.
COPY --from=build /app/src src
COPY --from=build /app/scripts/start.js scripts/start.js
COPY package.json ./
COPY demo demo
USER 1000:1000
VOLUME /data
EXPOSE 3000
# Whether it is alive: to start it again mends that, and not a database that is away.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.js"]
