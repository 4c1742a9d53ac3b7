# Builds the package with its client, then leaves everything behind that only building needs.
FROM python:3.13-slim-bookworm AS build
WORKDIR /build
COPY . .
RUN python -m pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim-bookworm
RUN useradd --uid 10001 --create-home --home-dir /var/lib/silverkey silverkey
COPY constraints.txt /tmp/constraints.txt
COPY --from=build /wheels /wheels
RUN wheel="$(ls /wheels/*.whl)" \
    && python -m pip install --no-cache-dir --constraint /tmp/constraints.txt "${wheel}[postgres]" \
    && rm -rf /wheels /tmp/constraints.txt
USER 10001
WORKDIR /var/lib/silverkey
ENV SILVERKEY_HOST=0.0.0.0 SILVERKEY_PORT=8000
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["silverkey", "serve"]
