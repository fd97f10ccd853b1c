# What docs/operating.md calls an image: the server, its packages and the built site, and nothing to build with.
# tools/release.ts puts it together; the test of R84 does the same without a container engine.

# The same version as in package.json: what Node has compiled at the build is of use to that version only.
FROM node:26.10.0-slim AS build
WORKDIR /src
COPY . .
# The Node that comes as a package is for machines that have none.
RUN npm ci --ignore-scripts \
  && rm -rf node_modules/.bin/node node_modules/node-linux-* \
  && node tools/release.ts /app

FROM node:26.10.0-slim
ENV NODE_ENV=production DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /app /app
WORKDIR /app
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A young generation of 4 MB keeps an idle server 17 MB smaller; docs/decisions/0001-runtime.md has the figures.
CMD ["node", "--max-semi-space-size=4", "apps/server/dist/main.js"]
