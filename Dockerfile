# One image for the web server, the API, the worker and the commands: docs/containers.md
ARG NODE_IMAGE=node:24-bookworm-slim
ARG BASE_IMAGE=debian:bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
# Packages are installed again only when these change.
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/commerce/package.json packages/commerce/
COPY packages/compatibility/package.json packages/compatibility/
COPY packages/contracts/package.json packages/contracts/
COPY packages/process/package.json packages/process/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY chaos/package.json chaos/
COPY fuzz/package.json fuzz/
RUN npm ci -w @sirkito/api -w @sirkito/web --no-audit --no-fund
COPY . .
RUN npm run build && node scripts/image/collect-files.ts /collected

FROM ${BASE_IMAGE}
# The base has no Node, and needs no npm.
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /collected /srv/sirkito
COPY --chmod=755 deploy/image/sirkito /usr/local/bin/sirkito
RUN groupadd --gid 10001 sirkito \
  && useradd --uid 10001 --gid 10001 --home-dir /var/lib/sirkito --shell /usr/sbin/nologin sirkito \
  && install -d -m 0750 -o sirkito -g sirkito /var/lib/sirkito /var/lib/sirkito/images
WORKDIR /srv/sirkito
ENV NODE_ENV=production API_HOST=0.0.0.0 WEB_HOST=0.0.0.0 METRICS_HOST=0.0.0.0 \
  IMAGES_DIR=/var/lib/sirkito/images
# A number, so that Kubernetes can tell that it isn't root.
USER 10001:10001
# Pages, API, and the metrics of web and worker.
EXPOSE 3000 4000 13000 14000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["sirkito", "health"]
ENTRYPOINT ["sirkito"]
