"""
Runs OpenStack Swift, which also speaks S3, in one process: `run_swift.py FOLDER KEY SECRET`, the key as ACCOUNT:USER. Prints
where it answers. All parts are Swift's own; they share this process so that they start in a quarter of the time.
"""
import os
import sys

import eventlet
import eventlet.wsgi
from swift.common import utils, wsgi

utils.eventlet_monkey_patch()

from swift.common.ring import RingBuilder  # noqa: E402: after the patch

folder, key, secret = sys.argv[1:]
keepers = ("account", "container", "object")
# From the outside in; s3api and tempauth check the signatures.
filters = ("catch_errors", "listing_formats", "s3api", "tempauth", "slo", "dlo")


class Cache(dict):
    """What several processes of Swift would share through memcached."""

    def __bool__(self):
        return True  # Swift takes an empty one for none.

    def get(self, key, **_):
        return super().get(key)

    def set(self, key, value, **_):
        self[key] = value

    def delete(self, key, **_):
        self.pop(key, None)

    def incr(self, key, delta=1, **_):
        self[key] = max(0, (super().get(key) or 0) + delta)
        return self[key]

    def decr(self, key, delta=1, **_):
        return self.incr(key, -delta)

    def get_multi(self, keys, *_, **__):
        return [super(Cache, self).get(key) for key in keys]

    def set_multi(self, mapping, *_, **__):
        self.update(mapping)


def load(part, text):
    path = os.path.join(folder, part + ".conf")
    with open(path, "w") as file:
        file.write(f"[DEFAULT]\nswift_dir = {folder}\nlog_level = ERROR\n{text}")
    return wsgi.loadapp(path)


def serve(socket, app):
    eventlet.spawn(eventlet.wsgi.server, socket, app, log_output=False, max_size=1024)


def start_keeper(part):
    """Serves one kind of thing from the one device, and writes down for the others where it is."""
    socket = eventlet.listen(("127.0.0.1", 0))
    ring = RingBuilder(2, 1, 0)
    device = {"id": 0, "region": 1, "zone": 1, "weight": 1, "device": "one"}
    ring.add_dev({**device, "ip": "127.0.0.1", "port": socket.getsockname()[1]})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, part + ".ring.gz"))
    pipeline = f"[pipeline:main]\npipeline = {part}-server\n[app:{part}-server]\nuse = egg:swift#{part}\n"
    serve(socket, load(part, f"devices = {folder}/devices\nmount_check = false\n{pipeline}"))


def start_proxy():
    account, user = key.split(":")
    options = {"s3api": "location = us-east-1", "tempauth": f"user_{account}_{user} = {secret} .admin"}
    text = f"[pipeline:main]\npipeline = {' '.join(filters)} proxy-server\n"
    text += "[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n"
    for name in filters:
        text += f"[filter:{name}]\nuse = egg:swift#{name}\n{options.get(name, '')}\n"
    app = load("proxy", text)
    cache = Cache()

    def with_cache(env, start_response):
        env["swift.cache"] = cache
        return app(env, start_response)

    socket = eventlet.listen(("127.0.0.1", 0))
    serve(socket, with_cache)
    return socket.getsockname()[1]


os.makedirs(os.path.join(folder, "devices", "one"))
for part in keepers:
    start_keeper(part)
print(f"http://127.0.0.1:{start_proxy()}", flush=True)
while True:
    eventlet.sleep(3600)
