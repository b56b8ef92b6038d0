"""Calls methods of a library one after the other and prints what came of them (result.schema.json)."""
import datetime
import itertools
import json
import sys
import time
import urllib.parse
import urllib.request

wiki = json.loads(sys.argv[1])


def public(of, prefix="", without=()):
    """The names of what is public in a class or module."""
    return [prefix + name for name in dir(of) if not name.startswith("_") and name not in without]


def left_out(reasons):
    return {name: reason for reason, names in reasons.items() for name in names.split()}


def plain(value):
    """As JSON has it; of an iterator, its first 200 members."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, bytes):
        return value.decode("latin-1")
    if isinstance(value, time.struct_time):
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", value)
    if isinstance(value, datetime.datetime):
        return value.strftime("%Y-%m-%dT%H:%M:%SZ")
    if hasattr(value, "items"):
        return {str(name): plain(each) for name, each in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted((plain(each) for each in value), key=str)
    if hasattr(value, "__next__") or isinstance(value, (list, tuple)):
        return [plain(each) for each in itertools.islice(value, 200)]
    if hasattr(value, "_asdict"):
        return plain(value._asdict())
    return str(value)


def outcome_of(call):
    try:
        return {"value": plain(call())}
    except Exception as error:  # pylint: disable=broad-except
        return {"error": "%s: %s" % (type(error).__name__, error)}


def run_calls(version, methods, calls, reasons):
    outcomes = {}
    for name, call in calls.items():
        if wiki.get("control"):
            urllib.request.urlopen(wiki["control"] + urllib.parse.quote(name, safe="")).read()
        outcomes[name] = outcome_of(call)
    called = {name.split(": ")[0] for name in calls}
    not_called = [name for name in methods if name not in called and name not in reasons]
    print(json.dumps({"version": version, "calls": outcomes, "leftOut": reasons, "notCalled": not_called}))
