// Compile the modules of tools/engine.py's bundle with the Python that will run them: a browser
// that has nothing to compile starts in half the time.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const COMPILE = `
import ast, io, marshal, pathlib, zipfile
from importlib.util import MAGIC_NUMBER, source_hash

# Flags of PEP 552: known by its hash, which nobody need check.
UNCHECKED = (1).to_bytes(4, "little")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def compiled(name, source):
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False):
            # Not none at all: a dataclass would write one, which takes long.
            node.body[0].value.value = "-"
    code = compile(tree, name, "exec", dont_inherit=True)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(code)


def packed(bundle):
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(bundle)) as read, zipfile.ZipFile(made, "w") as write:
        for entry in read.infolist():
            content = read.read(entry)
            if entry.filename.endswith(".py"):
                content = compiled(entry.filename, content)
                entry.filename += "c"
            write.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()


packed(bytes(bundle))
`;

const [from, to] = process.argv.slice(2);
const python = await loadPyodide();
python.globals.set("bundle", new Uint8Array(readFileSync(from)));
writeFileSync(to, python.runPython(COMPILE).toJs());
