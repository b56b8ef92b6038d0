package Exercises;

# What the tries of both Perl libraries share: reading the tried wiki, comparing, and printing what came of it.

use strict;
use warnings;
use Exporter 'import';
use JSON ();

our @EXPORT = qw(tried_wiki equal same_list is_token run_exercise bytes_of titles_using_used_png ids_using_used_png);

my $json = JSON->new->utf8->canonical->allow_nonref;

# The wiki as fidelity/clients/libraries/debian.test.mjs gives it: JSON on the standard input.
sub tried_wiki {
    local $/ = undef;
    return $json->decode(scalar <STDIN>);
}

sub titles_using_used_png {
    return (
        'Alpha', "Z\x{fc}rich", 'User:Bob', 'Template:Tpl', 'Talk:Alpha', 'Help:Guide', 'Apos & "quote"',
        'File:Redir.png', 'File:Redir2.png', 'ViaRedir2', 'RedirPage', 'Category:C',
    );
}

sub ids_using_used_png { return (2 .. 10, 12, 15, 637) }

sub equal {
    my ($seen, $expected) = @_;
    $seen = 'nothing' unless defined $seen;
    die "'$seen' is not '$expected'\n" unless $seen eq $expected;
    return;
}

sub same_list {
    my ($seen, $expected) = @_;
    return equal($json->encode($seen), $json->encode($expected));
}

sub is_token {
    my ($token) = @_;
    die "no token\n" unless defined $token and $token =~ m/^[0-9a-f]{40,}\+\\$/;
    return;
}

sub bytes_of {
    my ($path) = @_;
    local $/ = undef;
    open my $file, '<:raw', $path or die "$path: $!\n";
    return scalar <$file>;
}

# Goes through the exercise that the wiki comes with, and prints it as JSON: its name, and what failed if something did.
sub run_exercise {
    my ($name, %exercises) = @_;
    my $exercise = $exercises{$name} or die "there is no exercise '$name'\n";
    my $result = { exercise => $name };
    eval { $exercise->(); 1 } or $result->{failure} = "$@";
    print $json->encode($result), "\n";
    return;
}

1;
