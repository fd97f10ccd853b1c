# The image that docs/operating.md describes: the server, its packages, the built site, Node and the libraries it loads.
# No shell, no package manager and nothing to build with; docs/decisions/0048-image.md has the reasons and figures.

# The same version as in package.json: what Node has compiled at the build is of use to that version only.
ARG BASE=node:26.10.0-slim
FROM ${BASE} AS build
WORKDIR /src
COPY . .
# The Node that comes as a package is for machines that have none.
RUN npm ci --ignore-scripts \
  && rm -rf node_modules/.bin/node node_modules/node-linux-* \
  && node tools/release.ts /image/app
# Node without its debug symbols, and what it and the native packages load.
RUN command -v strip || { apt-get update && apt-get install --yes --no-install-recommends binutils; } \
  && mkdir -p /image/usr/local/bin /image/etc /volume \
  && strip -o /image/usr/local/bin/node "$(command -v node)" \
  && { ldd /image/usr/local/bin/node; find /image/app -name '*.node' -exec ldd {} +; } \
  | awk '$2 == "=>" && $3 !~ "^/image" { print $3 } $1 ~ "^/lib" { print $1 }' \
  | sort -u | xargs cp --dereference --parents --target-directory=/image \
  && echo 'node:x:1000:1000::/app:/' > /image/etc/passwd \
  && echo 'node:x:1000:' > /image/etc/group \
  && echo 'hosts: files dns' > /image/etc/nsswitch.conf

FROM scratch
COPY --from=build /image /
COPY --from=build --chown=1000:1000 /volume /data
ENV PATH=/usr/local/bin NODE_ENV=production DATA_DIR=/data
WORKDIR /app
# By number, so that Kubernetes can tell that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A young generation of 4 MB keeps an idle server 17 MB smaller; docs/decisions/0001-runtime.md has the figures.
CMD ["node", "--max-semi-space-size=4", "apps/server/dist/main.js"]
